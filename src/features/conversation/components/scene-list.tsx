import { useState } from 'react';
import { Link } from 'react-router';
import { SCENE_LEVELS, type SceneRecord, type SceneSummary } from '#contract/conversation.ts';
import { href } from '#contract/href.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { SceneFacts } from '#src/shared/scenes/scene-facts.tsx';
import { nextScene } from '#src/shared/scenes/scene-records.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SCENES } from '../messages/scenes.ts';

interface SceneListProps {
  scenes: readonly SceneSummary[];
  records: ReadonlyMap<string, SceneRecord>;
}

function SceneCard({ scene, record }: { scene: SceneSummary; record: SceneRecord | undefined }) {
  const { id, missions } = scene;
  return (
    <Link
      to={href('aiConversation', { id })}
      className="grid gap-2 rounded-card border border-line bg-surface p-4 hover:border-brand"
    >
      <SceneFacts scene={scene} reached={record?.is_reached === true ? SCENES.reached : null}>
        {missions > 0 && <Badge>{SCENES.missionsDone(record?.missions.length ?? 0, missions)}</Badge>}
        {record && <Badge>{SCENES.visits(record.visits)}</Badge>}
      </SceneFacts>
    </Link>
  );
}

/** The size is asked for once this is opened: the server has the voices made for it. */
function Download({ level }: { level: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {SCENES.download(level)}
      </summary>
      {isOpen && <DownloadButton kind="scenes" id={String(level)} title={SCENES.downloadTitle(level)} />}
    </details>
  );
}

/** The scenes of a level, with what the learner has done in each. */
export function SceneList({ scenes, records }: SceneListProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const level = chosen ?? nextScene(scenes, records, null)?.level ?? 1;
  return (
    <>
      <fieldset aria-label={SCENES.levels} className="flex flex-wrap gap-2">
        {SCENE_LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === level}
            onClick={() => setChosen(one)}
            className={`min-h-11 rounded-full border px-4 text-sm font-semibold ${one === level ? 'border-brand-strong bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface'}`}
          >
            {SCENES.level(one)}
          </button>
        ))}
      </fieldset>
      <p className="text-muted text-pretty">{SCENES.levelAbout[level - 1]}</p>
      <Download key={level} level={level} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {scenes
          .filter((scene) => scene.level === level)
          .map((scene) => (
            <li key={scene.id} className="grid">
              <SceneCard scene={scene} record={records.get(scene.id)} />
            </li>
          ))}
      </ul>
    </>
  );
}
