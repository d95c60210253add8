import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';
import { useEffect, useRef } from 'react';
import { stories } from './stories.ts';

export type Language = 'id' | 'en';

interface SingleStoryProps {
  component: string;
  state: string;
  language: Language;
}

const frameStyle = css({ padding: space[16], minHeight: space[64] });

/** One state alone in a page, which tells the overview how high it is. */
export const SingleStory = ({ component, state, language }: SingleStoryProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const tell = () =>
      parent.postMessage({ search: location.search, height: current.offsetHeight }, location.origin);
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const states = Object.entries(stories).find(([name]) => name === component)?.[1] ?? {};
  const story = Object.entries(states).find(([name]) => name === state)?.[1];
  return (
    <div ref={place} css={frameStyle} data-story={`${component}/${state}`}>
      {story ? story((id, en) => (language === 'en' ? en : id)) : <p>There is no such state.</p>}
    </div>
  );
};
