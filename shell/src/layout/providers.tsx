import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Plan } from '@pasar/contract';
import { type Kit, KitContext } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PlanContext } from '../plan/plan-context.ts';
import { FooterCategoriesContext, type FooterCategory } from './footer/footer-categories.ts';
import { Hydrated } from './hydrated.tsx';

interface ProvidersProps {
  /** The root categories, where the server loaded them. */
  categories?: readonly FooterCategory[];
  cache: EmotionCache;
  i18n: i18n;
  kit: Kit;
  plan: Plan;
  /** Called in a browser when the first render is complete. */
  onStart?(): void;
  children: ReactNode;
}

/** What everything in the page may reach; the same on the server and in the browser, or hydration would not match. */
export const Providers = ({ cache, categories, i18n, kit, plan, onStart, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <I18nextProvider i18n={i18n}>
      <PlanContext value={plan}>
        <KitContext value={kit}>
          <FooterCategoriesContext value={categories}>
            {children}
            <Hydrated onStart={onStart} />
          </FooterCategoriesContext>
        </KitContext>
      </PlanContext>
    </I18nextProvider>
  </CacheProvider>
);
