import type { ApiClient, CallOptions } from '@pasar/api-client';
import { Button, Card, Notice, Stack } from '@pasar/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../decide/use-decision.ts';
import { FileField } from './file-field.tsx';

interface Booked {
  done: readonly string[];
  failed: readonly { line: number; code: string; message: string }[];
}

interface BookFileProps {
  title: string;
  text: string;
  label: string;
  /** What was booked, with its count. */
  bookedText: (count: number) => string;
  send: (
    api: ApiClient,
    file: { csv: string; isPreview: boolean },
    options: CallOptions,
  ) => Promise<{ message: string; data: Booked }>;
  /** What would be booked, with its count: the file is looked at before it is booked. */
  previewText?: (count: number) => string;
  /** Fields before the file, with what the server refuses about them. */
  children?: (errors: Record<string, string>) => ReactNode;
}

/**
 * Books a bank's or provider's file, and says which lines it could not; with `previewText` it says first what it would
 * book.
 */
export const BookFile = ({ title, text, label, bookedText, previewText, send, children }: BookFileProps) => {
  const { t } = useTranslation('back-office');
  const [csv, setCsv] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [booked, setBooked] = useState<Booked & { isPreview: boolean }>();
  const mayBook = !previewText || (booked?.isPreview === true && booked.done.length > 0);
  const { decide, busy, errors } = useDecision<{ csv: string; isPreview: boolean }>({
    send: async (api, file, options) => {
      const response = await send(api, file, options);
      setBooked({ ...response.data, isPreview: file.isPreview });
      return response;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(csv === undefined);
    if (csv !== undefined) void decide({ csv, isPreview: !mayBook });
  };
  return (
    <Card padding="m" as="section" aria-label={title}>
      <form onSubmit={submit}>
        <Stack gap={12}>
          <h2>{title}</h2>
          <p>{text}</p>
          {children?.(errors)}
          <FileField
            accept=".csv,text/csv"
            label={label}
            error={missing && csv === undefined ? t('bookFile.choose') : (errors.csv ?? errors.conflict)}
            onFile={(file) => {
              setBooked(undefined);
              setCsv(undefined);
              void file.text().then(setCsv);
            }}
          />
          <div>
            <Button type="submit" variant="secondary" size="s" busy={busy}>
              {t(mayBook ? 'bookFile.book' : 'bookFile.check')}
            </Button>
          </div>
          {booked && (
            <Notice tone={booked.failed.length > 0 ? 'warning' : 'success'} live>
              <p>{(booked.isPreview && previewText ? previewText : bookedText)(booked.done.length)}</p>
              <ul>
                {booked.failed.map(({ line, code, message }) => (
                  <li key={line}>{t('bookFile.line', { line, code, message })}</li>
                ))}
              </ul>
            </Notice>
          )}
        </Stack>
      </form>
    </Card>
  );
};
