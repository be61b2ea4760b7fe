export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center select-none ' +
  'transition-[background-color,box-shadow,translate] duration-80 disabled:opacity-55 aria-disabled:opacity-55';

/** A filled button has a darker lower edge, into which it sinks. */
const SINKS =
  'shadow-[inset_0_calc(-1*var(--edge))_0_var(--color-action-edge)] enabled:active:translate-y-0.5 ' +
  'enabled:active:shadow-none [a&]:active:translate-y-0.5 [a&]:active:shadow-none';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `bg-action text-on-action enabled:hover:bg-action-hover [a&]:hover:bg-action-hover ${SINKS}`,
  secondary:
    'border border-line-strong bg-surface text-ink enabled:hover:bg-sunk enabled:active:translate-y-px ' +
    '[a&]:hover:bg-sunk [a&]:active:translate-y-px',
  quiet: 'text-brand-strong enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  danger: 'border border-danger bg-surface text-danger enabled:hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-base [--edge:3px]',
  lg: 'min-h-14 px-7 py-3 text-lg [--edge:4px]',
};

/** Shared look of buttons and of links that act as buttons. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize, extra = ''): string =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`;
