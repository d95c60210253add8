import rest from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../index.ts';
import basic from '../theme/font/basic-letters.woff2';
import { Overview } from './overview.tsx';
import { SingleStory } from './single-story.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'en' ? 'en' : 'id';
const component = query.get('component') ?? 'Button';
const state = query.get('state');
document.documentElement.lang = language;
document.title = state ? `${component}: ${state}` : `${component} · Pasar`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <GlobalStyle font={{ basic, rest }} />
      {state ? (
        <SingleStory component={component} state={state} language={language} />
      ) : (
        <Overview component={component} language={language} />
      )}
    </>,
  );
}
