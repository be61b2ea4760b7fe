import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';

const load = () => import('#src/ui/menu.tsx').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

interface LazyMenuProps {
  icon: LucideIcon;
  label: string;
  entries: ComponentProps<typeof Menu>['entries'];
  className?: string;
}

/** A menu behind an icon. Its code comes when the pointer or the focus does, and opens with the first press. */
export function LazyMenu({ icon, label, entries, className = '' }: LazyMenuProps) {
  const [pressed, setPressed] = useState(false);
  const button = <IconButton icon={icon} label={label} className={className} />;
  if (!pressed) {
    return (
      <IconButton
        icon={icon}
        label={label}
        className={className}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setPressed(true)}
      />
    );
  }
  return (
    <Suspense fallback={button}>
      <Menu defaultOpen trigger={button} entries={entries} />
    </Suspense>
  );
}
