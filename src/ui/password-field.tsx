import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { UI } from '#src/messages/ui.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? UI.hidePassword : UI.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
