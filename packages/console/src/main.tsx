import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rest from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { GlobalStyle } from '@pasar/ui';
import basic from '@pasar/ui/basic-letters.woff2';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsolePage } from './console-page.tsx';
import { fetchClient } from './data/fetch-client.ts';
import { installScriptPolicy } from './install-script-policy.ts';

// Only while the script itself runs: the security policy allows styles by its nonce.
const { nonce } = document.currentScript as HTMLScriptElement;
const root = document.getElementById('root');
const cache = createCache({ key: 'css', nonce });
const first = fetchClient.status();
installScriptPolicy();

if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <GlobalStyle font={{ basic, rest }} />
        <ConsolePage
          locale={document.documentElement.lang === 'en' ? 'en' : 'id'}
          client={fetchClient}
          first={first}
        />
      </CacheProvider>
    </StrictMode>,
  );
}
