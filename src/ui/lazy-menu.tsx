import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { type Icon, IconButton } from './icon-button.tsx';

const load = () => import('./menu.tsx').then(({ Menu }) => ({ default: Menu }));
const Menu = lazyPart(load);

interface TriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  /** The icon-only button's icon; without one the label is visible. */
  icon?: Icon | undefined;
}

function Trigger({ label, icon, className = '', ...rest }: TriggerProps) {
  if (icon) return <IconButton icon={icon} label={label} className={className} {...rest} />;
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-1 rounded-full px-4 font-semibold text-muted hover:bg-sunk hover:text-ink ${className}`}
      {...rest}
    >
      {label}
      <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  );
}

interface LazyMenuProps {
  icon?: Icon;
  label: string;
  entries: ComponentProps<typeof Menu>['entries'];
  start?: ReactNode;
  className?: string;
}

/** A menu behind a button. Its code loads on hover or focus; the first press opens it. */
export function LazyMenu({ entries, start, ...look }: LazyMenuProps) {
  const [pressed, setPressed] = useState(false);
  if (!pressed) {
    return (
      <Trigger
        {...look}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setPressed(true)}
      />
    );
  }
  const trigger = <Trigger {...look} />;
  return (
    <Suspense fallback={trigger}>
      <Menu defaultOpen trigger={trigger} entries={entries} start={start} />
    </Suspense>
  );
}
