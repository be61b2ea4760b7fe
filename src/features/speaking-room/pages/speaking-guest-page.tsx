import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '#src/messages/page-title.ts';
import { SPEAKING_ROOM } from '#src/messages/speaking-room.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { Card } from '#src/ui/card.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { guestScenes } from '../api/room.ts';
import { GetAccess } from '../components/get-access.tsx';
import { GuestScenes } from '../components/guest-scenes.tsx';
import { SampleResult } from '../components/sample-result.tsx';
import { GUEST } from '../messages/speaking-guest.ts';

/** Scenes and a sample result; without them, the page still says what the room is and how to get in. */
function Shown() {
  const { data } = useQuery(guestScenes());
  const voice = useExaminerVoice();
  const [first, ...others] = data?.scenes ?? [];
  if (!data || !first) return null;
  return (
    <>
      <GuestScenes scenes={[first, ...others]} voice={voice} />
      <SampleResult sample={data.sample} scene={first} voice={voice} />
    </>
  );
}

/** What the AI speaking room is, for everybody who cannot enter it yet. */
export function Component() {
  return (
    <Page>
      <title>{pageTitle(SPEAKING_ROOM.title)}</title>
      <PageHeader title={SPEAKING_ROOM.title} text={SPEAKING_ROOM.text} />
      <GetAccess title={false} />
      <Shown />
      <section className="grid gap-3">
        <SectionHead title={GUEST.howTitle} />
        <ul className="grid gap-3 sm:grid-cols-3">
          {GUEST.how.map(({ title, text }) => (
            <Card key={title} as="li" className="grid content-start gap-1">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <GetAccess title />
    </Page>
  );
}
