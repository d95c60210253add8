import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rest from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { GlobalStyle } from '@pasar/ui';
import basic from '@pasar/ui/basic-letters.woff2';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AlertsPage } from './alerts/alerts-page.tsx';
import { ConsolePage } from './console-page.tsx';
import { fetchClient } from './data/fetch-client.ts';
import { IncidentsPage } from './incidents/incidents-page.tsx';
import { installScriptPolicy } from './install-script-policy.ts';
import { PackagesPage } from './packages/packages-page.tsx';

// Only while the script itself runs: the security policy allows styles by its nonce.
const { nonce } = document.currentScript as HTMLScriptElement;
const root = document.getElementById('root');
const cache = createCache({ key: 'css', nonce });
const locale = document.documentElement.lang === 'en' ? 'en' : 'id';
// Begun before the page is rendered, and only once.
const first = location.pathname === '/ops' ? fetchClient.status() : undefined;
const pages = { '/ops/alerts': AlertsPage, '/ops/packages': PackagesPage } as const;
const Page = pages[location.pathname as keyof typeof pages] ?? IncidentsPage;
installScriptPolicy();

if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <GlobalStyle font={{ basic, rest }} />
        {first ? (
          <ConsolePage locale={locale} client={fetchClient} first={first} />
        ) : (
          <Page locale={locale} client={fetchClient} />
        )}
      </CacheProvider>
    </StrictMode>,
  );
}
