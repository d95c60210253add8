import { type Locale, localeOfPath } from '@pasar/contract';
import { useLocation } from 'react-router';

/** The language of the page, from the first segment of its path (SPEC 1). */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname);
