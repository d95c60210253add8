import { isApiError } from '@pasar/api-client';
import { type ChatSettings, firstErrors, message, sellerChatEndpoints } from '@pasar/contract';
import { toast, useApi, useLocale, useReportError, useSubmit, useUnsavedInput } from '@pasar/slice-kit';
import { useRef, useState } from 'react';

interface Day {
  isOpen: boolean;
  from: string;
  to: string;
}
/** A template keeps its key while others are deleted around it. */
interface Template {
  key: number;
  text: string;
}
interface Values {
  hasHours: boolean;
  days: Day[];
  greeting: string;
  away: string;
  templates: Template[];
}

const usual = { from: '08:00', to: '17:00' };
let nextKey = 0;
const toTemplate = (text: string): Template => {
  nextKey += 1;
  return { key: nextKey, text };
};

const toValues = ({ hours, greeting, away, templates }: ChatSettings): Values => ({
  hasHours: hours !== null,
  // On a store's first visit: every day but Sunday.
  days: Array.from({ length: 7 }, (_, place) => {
    const day = hours ? hours[place] : place < 6 ? usual : null;
    return { ...(day ?? usual), isOpen: Boolean(day) };
  }),
  ...{ greeting, away, templates: templates.map(toTemplate) },
});

const toBody = ({ hasHours, days, greeting, away, templates }: Values) => ({
  hours: hasHours ? days.map(({ isOpen, from, to }) => (isOpen ? { from, to } : null)) : null,
  ...{ greeting, away, templates: templates.map(({ text }) => text) },
});

/** The settings of the chat as one form; what is saved is its new start. */
export const useChatSettings = (settings: ChatSettings) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => toValues(settings));
  const [saved, setSaved] = useState(() => JSON.stringify(toBody(values)));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const touched = JSON.stringify(toBody(values)) !== saved;
  useUnsavedInput(touched);

  const change = (more: Partial<Values>) => {
    setErrors({});
    setValues((before) => ({ ...before, ...more }));
  };
  const show = (found: Record<string, string>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first?.startsWith('hours') ? first.split('.').slice(0, 2).join('.') : first;
    form.current?.querySelector<HTMLElement>(`[name^="${field}"]`)?.focus();
  };
  const { submit, busy } = useSubmit(async () => {
    const body = toBody(values);
    const found = firstErrors(sellerChatEndpoints.saveSettings.body, body, locale);
    if (Object.keys(found).length > 0) return show(found);
    try {
      const { data, message: done } = await api.call(sellerChatEndpoints.saveSettings, { body });
      setValues(toValues(data));
      setSaved(JSON.stringify(toBody(toValues(data))));
      toast.success(done || message('data.saved', locale));
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 422 || !failure.fields) return report(failure);
      show(Object.fromEntries(Object.entries(failure.fields).map(([name, [text = '']]) => [name, text])));
    }
  });
  return {
    ...{ form, values, errors, busy, touched, change, submit },
    changeDay: (place: number, more: Partial<Day>) =>
      change({ days: values.days.map((day, at) => (at === place ? { ...day, ...more } : day)) }),
    changeTemplate: (key: number, text: string) =>
      change({ templates: values.templates.map((one) => (one.key === key ? { key, text } : one)) }),
    addTemplate: () => change({ templates: [...values.templates, toTemplate('')] }),
    removeTemplate: (key: number) => change({ templates: values.templates.filter((one) => one.key !== key) }),
  };
};
export type ChatSettingsState = ReturnType<typeof useChatSettings>;
