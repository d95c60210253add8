import type { AlertKind } from '@pasar/contract';
import type { AlertLine } from './alert.ts';

/** What happened, in both languages. */
const titles: Record<AlertKind, (what: string) => { id: string; en: string }> = {
  rollback: (what) => ({ id: `${what} ditarik kembali oleh penjaga`, en: `The guard took ${what} back` }),
  'first-release': (what) => ({
    id: `${what} rusak, dan belum ada versi sebelumnya`,
    en: `${what} is broken, and no version was before it`,
  }),
  incident: (what) => ({ id: `Error baru di ${what}`, en: `New incident in ${what}` }),
  regression: (what) => ({ id: `Error muncul lagi di ${what}`, en: `An incident is back in ${what}` }),
  suspended: (what) => ({
    id: `${what} ditangguhkan di server`,
    en: `The server suspended ${what}`,
  }),
  registry: () => ({ id: 'Registri rilis tidak terbaca', en: 'The release registry cannot be read' }),
  api: () => ({ id: 'API tidak menjawab', en: 'The API does not answer' }),
  test: () => ({ id: 'Percobaan pemberitahuan', en: 'Test of alerts' }),
};

export const getAlertTitle = ({ kind, app, version }: Pick<AlertLine, 'kind' | 'app' | 'version'>) =>
  titles[kind]([app, version].filter(Boolean).join(' '));

/** Where the console shows more. */
const pageOf = (kind: AlertKind): string =>
  kind === 'incident' || kind === 'regression' ? '/ops/incidents' : '/ops';

/** The body of a webhook. */
export const toWebhookBody = (line: AlertLine, publicUrl: string): string => {
  const { kind, app, version, detail, at } = line;
  const url = `${publicUrl}${pageOf(kind)}`;
  return JSON.stringify({
    type: `pasar.alert.${kind}`,
    timestamp: new Date(at).toISOString(),
    data: { ...(app && { app }), ...(version && { version }), title: getAlertTitle(line), detail, url },
  });
};

/** The same as a mail. */
export const toMail = (line: AlertLine, publicUrl: string) => {
  const { id, en } = getAlertTitle(line);
  return {
    subject: `Pasar: ${id} / ${en}`,
    paragraphs: [
      `${id}.`,
      `${en}.`,
      ...(line.detail ? [line.detail] : []),
      `${publicUrl}${pageOf(line.kind)}`,
    ],
  };
};
