import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { LeftOut } from '../take-out.ts';

const beside = (file: string) =>
  transformSync(readFileSync(path.join(import.meta.dirname, file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  }).code;

/** Texts are there before a page renders, so nothing is fetched, detected, formatted or waited for. */
export const texts: LeftOut[] = [
  { file: 'i18next/dist/esm/i18next.js', whole: beside('i18next.ts') },
  {
    file: 'react-i18next/dist/es/useTranslation.js',
    whole: `import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nContext } from './context.js';
export const useTranslation = (ns) => {
  const { i18n } = useContext(I18nContext);
  const subscribe = useCallback((hear) => {
    i18n.on('languageChanged', hear);
    return () => i18n.off('languageChanged', hear);
  }, [i18n]);
  const spoken = () => i18n.language;
  const language = useSyncExternalStore(subscribe, spoken, spoken);
  const t = useMemo(() => i18n.getFixedT(language, ns), [i18n, language, ns]);
  return { t, i18n };
};`,
  },
];
