import { inLocale } from '@pasar/contract';
import { linkTo, useLocale } from '@pasar/slice-kit';
import { Button, TextField } from '@pasar/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formStyle } from './search-form.styles.ts';

interface SearchFormProps {
  query: string;
  onChange(query: string): void;
}

/** Finds while somebody types. Sending it puts the query into the address; without scripts the server answers it. */
export const SearchForm = ({ query, onChange }: SearchFormProps) => {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const [, setParams] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(query.trim() ? { q: query.trim() } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <search>
      <form action={inLocale(linkTo('help.home'), locale)} method="get" css={formStyle} onSubmit={submit}>
        <TextField
          type="search"
          name="q"
          label={t('home.search')}
          placeholder={t('home.placeholder')}
          value={query}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button type="submit">{t('home.submit')}</Button>
      </form>
    </search>
  );
};
