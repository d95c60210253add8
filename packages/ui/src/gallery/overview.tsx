import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';
import { useEffect, useState } from 'react';
import type { Language } from './single-story.tsx';
import { chapters, stories } from './stories.ts';

/** In px: a small phone, a tablet, a desktop. */
const widths = [320, 768, 1280];

const pageStyle = css({ display: 'flex', alignItems: 'start', [media.phone]: { flexDirection: 'column' } });
const menuStyle = css(font.body, {
  position: 'sticky',
  top: 0,
  flex: 'none',
  width: 200,
  height: '100dvh',
  overflowY: 'auto',
  padding: space[16],
  background: color.surface.sunken,
  [media.phone]: { position: 'static', width: '100%', height: 'auto', maxHeight: 200 },
  '& h2': { ...font.title3, marginBlockStart: space[16] },
  '& a': { display: 'block', padding: '4px 0' },
  '& a[aria-current]': { fontWeight: 700 },
});
const mainStyle = css(font.body, {
  flex: 1,
  minWidth: 0,
  maxWidth: '100%',
  padding: space[24],
  '& h1': font.title1,
  '& h2': { ...font.title3, marginBlockStart: space[24] },
});
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  overflowX: 'auto',
  paddingBlock: space[8],
});
const frameStyle = css({
  flex: 'none',
  // The width is that of the page inside.
  boxSizing: 'content-box',
  border: `1px solid ${color.border.default}`,
  background: color.surface.canvas,
});

const addressOf = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;

/** How high each frame says it is, by its address. */
const useHeights = (): Record<string, number> => {
  const [heights, setHeights] = useState<Record<string, number>>({});
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<{ search?: string; height?: number }>) => {
      const width = (source as Window | null)?.innerWidth;
      const { search, height } = data;
      if (search !== undefined && height !== undefined)
        setHeights((known) => ({ ...known, [`${width} ${search}`]: height }));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return heights;
};

/** Every state of one component at three widths, beside the list of all components. */
export const Overview = ({ component, language }: { component: string; language: Language }) => {
  const heights = useHeights();
  const states = Object.entries(stories).find(([name]) => name === component)?.[1] ?? {};
  return (
    <div css={pageStyle}>
      <nav css={menuStyle} aria-label="Components">
        {(['id', 'en'] as const).map((lang) => (
          <a key={lang} href={addressOf({ component, lang })} aria-current={lang === language || undefined}>
            {lang === 'id' ? 'Bahasa Indonesia' : 'English'}
          </a>
        ))}
        {Object.entries(chapters).map(([chapter, components]) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {Object.keys(components).map((name) => (
              <a
                key={name}
                href={addressOf({ component: name, lang: language })}
                aria-current={name === component || undefined}
              >
                {name}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <main css={mainStyle}>
        <h1>{component}</h1>
        {Object.keys(states).map((state) => {
          const address = addressOf({ component, state, lang: language });
          return (
            <section key={state} aria-label={state}>
              <h2>{state}</h2>
              <div css={rowStyle}>
                {widths.map((width) => (
                  <iframe
                    key={width}
                    css={frameStyle}
                    src={address}
                    title={`${component}, ${state}, ${width} px`}
                    width={width}
                    height={heights[`${width} ${address}`] ?? 96}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </main>
    </div>
  );
};
