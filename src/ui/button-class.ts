export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center transition-colors select-none ' +
  'disabled:opacity-55 aria-disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action enabled:hover:bg-action-hover [a&]:hover:bg-action-hover',
  secondary: 'border border-line-strong bg-surface text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk',
  quiet: 'text-brand-strong enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  danger: 'border border-danger bg-surface text-danger enabled:hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
};

/** Shared look of buttons and of links that act as buttons. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize, extra = ''): string =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`;
