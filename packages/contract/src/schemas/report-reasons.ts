import type { Locale } from '../locale.ts';
import { blockReasons } from './product-block.ts';
import { hideReasons } from './review-hide.ts';

/** What people report to the market. */
export const publicSubjects = ['product', 'review', 'store', 'question', 'answer'] as const;
export type PublicSubject = (typeof publicSubjects)[number];

/** Messages are reported in their conversation. */
export const reportSubjects = [...publicSubjects, 'message'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Of questions about products and their answers. */
const questionReasons = {
  insulting: hideReasons.insulting,
  personal_data: hideReasons.personal_data,
  advertising: hideReasons.advertising,
  unrelated: hideReasons.unrelated,
  indecent: hideReasons.indecent,
  other: hideReasons.other,
} as const;

/** Why: those for which staff block a product or hide a review, and what a store can do wrong. */
export const reportReasons = {
  product: blockReasons,
  review: hideReasons,
  store: {
    fraud: { id: 'Penipuan', en: 'Fraud' },
    counterfeit: blockReasons.counterfeit,
    prohibited: blockReasons.prohibited,
    impersonation: { id: 'Mengaku sebagai toko lain', en: 'Pretends to be another store' },
    insulting: hideReasons.insulting,
    other: blockReasons.other,
  },
  question: questionReasons,
  answer: questionReasons,
  message: {
    fraud: { id: 'Penipuan', en: 'Fraud' },
    insulting: hideReasons.insulting,
    outside: { id: 'Mengajak bertransaksi di luar Pasar', en: 'Asks to trade outside Pasar' },
    personal_data: hideReasons.personal_data,
    advertising: hideReasons.advertising,
    indecent: hideReasons.indecent,
    other: blockReasons.other,
  },
} as const satisfies Record<ReportSubject, Record<string, Record<Locale, string>>>;
export type ReportReason = {
  [Subject in ReportSubject]: keyof (typeof reportReasons)[Subject];
}[ReportSubject];

/** The reasons to report something, in the order in which they are offered. */
export const listReportReasons = (subject: ReportSubject): ReportReason[] =>
  Object.keys(reportReasons[subject]) as ReportReason[]; // keys of the literal above

/** A reason as people read it. */
export const formatReportReason = (subject: ReportSubject, reason: ReportReason, locale: Locale): string => {
  const texts: Partial<Record<ReportReason, Record<Locale, string>>> = reportReasons[subject];
  return (texts[reason] ?? blockReasons.other)[locale];
};

const all = new Set(reportSubjects.flatMap(listReportReasons));
export const reportReasonCodes = [...all] as [ReportReason, ...ReportReason[]]; // of tables that are not empty
