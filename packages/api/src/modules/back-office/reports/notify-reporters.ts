import type { Locale, ReportSubject } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { notify } from '../../notifications/index.ts';
import { readSubjects } from './read-subjects.ts';

const title: Record<Locale, string> = { id: 'Laporanmu sudah diperiksa', en: 'We reviewed your report' };

const names: Record<ReportSubject, (name: string) => Record<Locale, string>> = {
  product: (name) => ({ id: name, en: name }),
  review: (name) => ({ id: `ulasan tentang ${name}`, en: `the review of ${name}` }),
  question: (name) => ({ id: `pertanyaan tentang ${name}`, en: `the question about ${name}` }),
  answer: (name) => ({ id: `jawaban tentang ${name}`, en: `the answer about ${name}` }),
  message: (name) => ({ id: `pesan dalam chat dengan ${name}`, en: `the message in the chat with ${name}` }),
  store: (name) => ({ id: `toko ${name}`, en: `the store ${name}` }),
};

/** To everybody who reported it: what came of it. What staff wrote is for the owner of what was blocked. */
export const notifyReporters = consumer('admin.reports-decided', async (ctx, { reportIds }) => {
  const reports = await ctx.db
    .selectFrom('reports')
    .select(['user_id', 'subject_type', 'subject_id', 'state', 'note'])
    .where('id', 'in', reportIds)
    .execute();
  for (const { user_id, subject_type, subject_id, state, note } of reports) {
    const found = (await readSubjects(ctx, subject_type, [subject_id])).get(subject_id);
    if (!found) continue;
    const name = names[subject_type](found.subject.name);
    const body: Record<Locale, string> =
      state === 'upheld'
        ? {
            id: `Terima kasih, laporanmu tentang ${name.id} benar dan sudah kami tindak.`,
            en: `Thank you, your report about ${name.en} was right and we acted on it.`,
          }
        : {
            id: `Kami tidak menemukan pelanggaran pada ${name.id}. ${note ?? ''}`,
            en: `We found nothing against the rules in ${name.en}. ${note ?? ''}`,
          };
    await notify(ctx, { userId: user_id, category: 'info', kind: 'account', title, body });
  }
});
