import { DISPLAY } from '#src/messages/exam.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { CONTRASTS, changeView, useViewSettings, ZOOMS } from '../model/view-settings.ts';

interface ChoicesProps<T extends string | number> {
  name: string;
  title: string;
  values: readonly T[];
  labels: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
}

function Choices<T extends string | number>({
  name,
  title,
  values,
  labels,
  chosen,
  onChoose,
}: ChoicesProps<T>) {
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 font-semibold">{title}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-brand"
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** Text size and colours, with the options of the real test. */
export function DisplayDialog({ onClose }: { onClose: () => void }) {
  const { zoom, contrast } = useViewSettings();
  return (
    <Dialog open onClose={onClose} title={DISPLAY.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choices
          name="zoom"
          title={DISPLAY.zoom}
          values={ZOOMS}
          labels={DISPLAY.zooms}
          chosen={zoom}
          onChoose={(value) => changeView({ zoom: value })}
        />
        <Choices
          name="contrast"
          title={DISPLAY.contrast}
          values={CONTRASTS}
          labels={DISPLAY.contrasts}
          chosen={contrast}
          onChoose={(value) => changeView({ contrast: value })}
        />
      </div>
    </Dialog>
  );
}
