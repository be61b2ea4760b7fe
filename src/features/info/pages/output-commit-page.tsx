import { INFO } from '#src/messages/info.ts';
import { TextPage } from '../components/text-page.tsx';
import { COMMIT_TEXT } from '../content/output-commit.ts';

export function Component() {
  return <TextPage title={INFO.commit.title} text={INFO.commit.text} markdown={COMMIT_TEXT} />;
}
