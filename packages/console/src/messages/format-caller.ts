import type { Locale } from '@pasar/contract';
import type { Me } from '../data/ops-client.ts';
import type { Titles } from './titles.ts';

const words = {
  id: {
    machine: 'Di mesin ini kamu boleh melakukan semuanya.',
    ops: (who: string) => `Kamu masuk sebagai ${who}: boleh melakukan semuanya.`,
    team: (who: string, app: string) => `Kamu masuk sebagai ${who}: boleh merilis ${app}, melihat yang lain.`,
    guard: (who: string) => `Kamu masuk sebagai ${who}: boleh melihat dan menarik kembali.`,
  },
  en: {
    machine: 'At this machine you may do everything.',
    ops: (who: string) => `Signed in as ${who}: you may do everything.`,
    team: (who: string, app: string) => `Signed in as ${who}: you may ship ${app} and look at the rest.`,
    guard: (who: string) => `Signed in as ${who}: you may look and take back.`,
  },
} as const;

/** Who asks and what that allows, in one sentence: it explains which buttons are there. */
export const formatCaller = ({ who, role, by }: Me, locale: Locale, title: Titles): string => {
  const t = words[locale];
  if (by === 'machine') return t.machine;
  if (role === 'guard') return t.guard(who);
  const [, app] = /^team:(.+)$/.exec(role) ?? [];
  return app === undefined ? t.ops(who) : t.team(who, title(app));
};
