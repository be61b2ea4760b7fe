import { type MouseEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { insidePath } from '#contract/inside-path.ts';
import { trustedMarkdown } from '#src/platform/trusted-types/trusted-markdown.ts';
import { useLazyPictures } from './use-lazy-pictures.ts';

interface ProseProps {
  markdown: string;
  /** `passage`: 18 px, for long reading. */
  size?: 'body' | 'passage';
}

/** Rendered Markdown. Links inside the app open without reloading the page. */
export function Prose({ markdown, size = 'body' }: ProseProps) {
  const navigate = useNavigate();
  const html = useMemo(() => ({ __html: trustedMarkdown(markdown) }), [markdown]);
  const text = useRef<HTMLDivElement>(null);
  useLazyPictures(text, html);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    const path = insidePath(`${link.pathname}${link.search}${link.hash}`);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns the Enter key into a click
    <div
      ref={text}
      className={`prose ${size === 'passage' ? 'prose-passage' : ''}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with raw HTML turned off
      dangerouslySetInnerHTML={html}
    />
  );
}
