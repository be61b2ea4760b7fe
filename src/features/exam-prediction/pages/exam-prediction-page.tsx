import { PenLine } from 'lucide-react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { DrawTopic } from '../components/draw-topic.tsx';
import { PredictedTopics } from '../components/predicted-topics.tsx';
import { TopicFact, TopicFold } from '../components/topic-fold.tsx';
import { TopicPosts } from '../components/topic-posts.tsx';
import { TASK_TWO_KINDS, WRITING_TOPICS } from '../content/writing-topics.ts';
import { PREDICTION } from '../messages/exam-prediction.ts';

export function Component() {
  return (
    <Page>
      <title>{pageTitle(PREDICTION.title)}</title>
      <PageHeader title={PREDICTION.title} text={PREDICTION.text} />
      <Notice tone="info" title={PREDICTION.honestTitle}>
        <p className="text-pretty">{PREDICTION.honest}</p>
      </Notice>
      <PredictedTopics />
      <DrawTopic />
      <section className="grid gap-4">
        <SectionHead title={PREDICTION.writingTitle} />
        <ul className="grid gap-3">
          {WRITING_TOPICS.map(({ name, tension, sample, phrases }) => (
            <TopicFold key={name} name={name} line={tension}>
              <TopicFact name={PREDICTION.sample}>
                <span lang="en">{sample}</span>
              </TopicFact>
              <TopicFact name={PREDICTION.phrases}>
                <span lang="en">{phrases.join(' · ')}</span>
              </TopicFact>
            </TopicFold>
          ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <SectionHead title={PREDICTION.kindsTitle} />
        <dl className="grid gap-3">
          {TASK_TWO_KINDS.map(({ name, need }) => (
            <div key={name}>
              <dt lang="en" className="font-semibold">
                {name}
              </dt>
              <dd className="text-muted text-pretty">{need}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-4">
        <SectionHead title={PREDICTION.practiseTitle} />
        <ol className="grid list-decimal gap-2 pl-5 marker:text-brand-strong">
          {PREDICTION.practise.map((step) => (
            <li key={step} className="text-pretty">
              {step}
            </li>
          ))}
        </ol>
        <LinkButton to={href('myCourses')} icon={PenLine} className="justify-self-start max-sm:w-full">
          {PREDICTION.toCourses}
        </LinkButton>
      </section>
      <TopicPosts />
    </Page>
  );
}
