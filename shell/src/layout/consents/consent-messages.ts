import type { LegalDocument, Locale } from '@pasar/contract';

/** The texts of the bar; they come with it, so that no page pays for them. */
type Texts = Record<LegalDocument | 'label' | 'read' | 'agree', string>;

export const consentMessages: Record<Locale, Texts> = {
  id: {
    label: 'Persetujuan',
    terms: 'Syarat dan Ketentuan berubah sejak {date}.',
    privacy: 'Aturan privasi berubah sejak {date}.',
    read: 'Baca',
    agree: 'Setuju',
  },
  en: {
    label: 'Agreement',
    terms: 'The terms and conditions changed on {date}.',
    privacy: 'The privacy rules changed on {date}.',
    read: 'Read it',
    agree: 'I agree',
  },
};
