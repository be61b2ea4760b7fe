import type { ComponentProps, ComponentType } from 'react';

/** A Lucide icon, or a picture in place of one. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: Icon;
  /** What it does, for those who do not see the icon. */
  label: string;
}

export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-sunk hover:text-ink disabled:opacity-55 ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
