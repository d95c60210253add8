import type { Locale } from '@pasar/contract';
import { actionMessages } from '../messages/action-messages.ts';
import type { Titles } from '../messages/titles.ts';
import type { Action } from './action.ts';

/** An action as text, for its confirmation. */
export interface ActionDescription {
  /** The question. */
  title: string;
  /** What changes, for whom. */
  text: string;
  /** The label of the button. */
  confirm: string;
  /** Something is removed: the button warns. */
  danger: boolean;
}

/** A share in the format of a language, e.g. `0,1 %` or `5%`; hundredths of a percent. */
export const formatShare = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** What an action changes and for what share of the visitors, in a language. */
export const describeAction = (act: Action, locale: Locale, title: Titles): ActionDescription => {
  const t = actionMessages[locale];
  const app = title(act.app);
  const share = (basisPoints: number) => formatShare(basisPoints, locale);
  switch (act.verb) {
    case 'rollback':
      return {
        ...(act.of === 'canary'
          ? t.rollbackCanary(app, act.from, act.to, share(act.share))
          : t.rollbackLive(app, act.from, act.to)),
        danger: true,
      };
    case 'promote':
      return { ...t.promote(app, act.version, act.from, share(act.share)), danger: false };
    case 'watch-end':
      return { ...t.endWatch(app, act.version, act.control, share(act.share)), danger: false };
    case 'canary':
      return {
        ...t.canary(app, act.version, act.control, share(act.before), share(act.basisPoints), act.running),
        danger: false,
      };
    case 'pause':
    case 'resume':
      return { ...t[act.verb](app, act.version, act.control, share(act.basisPoints)), danger: false };
    case 'disable':
      return { ...t.disable(app), danger: true };
    case 'enable':
      return {
        ...(act.version === undefined ? t.enableSlice(app) : t.releaseVersion(app, act.version)),
        danger: false,
      };
    case 'override':
      return { ...t.override(app, act.version), danger: false };
  }
};
