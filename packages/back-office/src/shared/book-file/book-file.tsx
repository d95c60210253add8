import type { ApiClient, CallOptions } from '@pasar/api-client';
import { Button, Card, Notice, Stack, TextField } from '@pasar/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../decide/use-decision.ts';

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
  send: (api: ApiClient, csv: string, options: CallOptions) => Promise<{ message: string; data: Booked }>;
  /** Fields before the file, with what the server refuses about them. */
  children?: (errors: Record<string, string>) => ReactNode;
}

/** Books a bank's or provider's file: what it changed, and which lines it could not. */
export const BookFile = ({ title, text, label, bookedText, send, children }: BookFileProps) => {
  const { t } = useTranslation('back-office');
  const [csv, setCsv] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [booked, setBooked] = useState<Booked>();
  const { decide, busy, errors } = useDecision<{ csv: string }>({
    send: async (api, body, options) => {
      const response = await send(api, body.csv, options);
      setBooked(response.data);
      return response;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(csv === undefined);
    if (csv !== undefined) void decide({ csv });
  };
  return (
    <Card padding="m" as="section" aria-label={title}>
      <form onSubmit={submit}>
        <Stack gap={12}>
          <h2>{title}</h2>
          <p>{text}</p>
          {children?.(errors)}
          <TextField
            type="file"
            accept=".csv,text/csv"
            label={label}
            error={missing && csv === undefined ? t('bookFile.choose') : (errors.csv ?? errors.conflict)}
            onChange={(event) => {
              setBooked(undefined);
              void event.target.files?.[0]?.text().then(setCsv);
            }}
          />
          <Button type="submit" variant="secondary" size="s" busy={busy}>
            {t('bookFile.book')}
          </Button>
          {booked && (
            <Notice tone={booked.failed.length > 0 ? 'warning' : 'success'} live>
              <p>{bookedText(booked.done.length)}</p>
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
