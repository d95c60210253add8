import type { addressBookRules } from '@pasar/contract';

type Field = Exclude<keyof typeof addressBookRules, 'is_default'>;
/** What the form holds; every field is text. */
export type AddressDraft = Record<Field, string>;

/** One user's unsaved input must not appear for the next one on the same device. */
const keyOf = (email: string, id: number | undefined) => `pasar.address-draft.${email}.${id ?? 'new'}`;

/**
 * Unsaved input of the address form, saved in this tab: a closed panel, a reload or an expired login loses
 * nothing (quality A34). A closed storage saves nothing.
 */
export const addressDraft = {
  read(email: string, id?: number): Partial<AddressDraft> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(email, id)) ?? '{}');
      return typeof kept === 'object' && kept !== null ? kept : {};
    } catch {
      return {};
    }
  },
  keep(email: string, id: number | undefined, draft: AddressDraft): void {
    try {
      sessionStorage.setItem(keyOf(email, id), JSON.stringify(draft));
    } catch {
      // Private windows may reject: the input then lives as long as the form.
    }
  },
  drop(email: string, id?: number): void {
    try {
      sessionStorage.removeItem(keyOf(email, id));
    } catch {
      // Nothing was saved.
    }
  },
};
