import { CircleAlert } from 'lucide-react';
import { RESULT_HEAD } from './words.ts';

export interface CriterionTile {
  key: string;
  name: string;
  /** Its band or score; null where there was not enough to go by. */
  value: string | null;
  /** What stands in place of the number. */
  missing: string;
  /** Why there is none. */
  why?: string | undefined;
  isLow: boolean;
}

/** Each criterion has its own colour, in the order in which they are named. */
const COLOURS = [
  'bg-skill-listening-soft text-skill-listening',
  'bg-skill-writing-soft text-skill-writing',
  'bg-skill-reading-soft text-skill-reading',
  'bg-skill-speaking-soft text-skill-speaking',
] as const;

function Tile({
  tile: { key, name, value, missing, why, isLow },
  index,
}: {
  tile: CriterionTile;
  index: number;
}) {
  return (
    <li
      data-criterion={key}
      className={`grid content-start gap-0.5 rounded-control px-4 py-3 ${COLOURS[index % COLOURS.length]} ${why ? 'col-span-2' : ''}`}
    >
      <span className="text-sm font-semibold text-pretty">{name}</span>
      {value === null ? (
        <span className="text-ink">{missing}</span>
      ) : (
        <span
          className={`flex items-center gap-1.5 text-xl font-semibold tabular-nums ${isLow ? 'text-danger' : 'text-ink'}`}
        >
          {value}
          {isLow && <CircleAlert role="img" aria-label={RESULT_HEAD.weak} className="size-5 shrink-0" />}
        </span>
      )}
      {why && <span className="text-sm text-ink text-pretty">{why}</span>}
    </li>
  );
}

/** The criteria of a result as coloured tiles. */
export const CriterionTiles = ({ label, tiles }: { label: string; tiles: readonly CriterionTile[] }) => (
  <ul aria-label={label} className="grid grid-flow-dense grid-cols-2 gap-3">
    {tiles.map((tile, index) => (
      <Tile key={tile.key} tile={tile} index={index} />
    ))}
  </ul>
);
