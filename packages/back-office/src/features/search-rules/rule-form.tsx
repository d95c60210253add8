import {
  type AdminCategory,
  type AdminSearchRule,
  adminSearchEndpoints,
  firstErrors,
  searchAttributes,
  searchIntents,
  searchRuleKinds,
} from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Button, FormError, SelectField, Stack, TextArea, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCategoryOptions } from '../../shared/categories/to-category-options.ts';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';
import { TriedResult } from '../../shared/search/tried-result.tsx';
import { useTrySearch } from '../../shared/search/use-try-search.ts';
import { type RuleValues, targetedKinds, toRuleBody, toRuleValues } from './rule-values.ts';

interface RuleFormProps {
  /** Absent for a new one. */
  rule?: AdminSearchRule;
  categories: readonly AdminCategory[];
  onDone: (saved: AdminSearchRule) => unknown;
  onCancel?: () => void;
}

/** What phrases mean; what it would change is tried before it is saved. */
export const RuleForm = ({ rule, categories, onDone, onCancel }: RuleFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const { tried, error, busy, trySearch } = useTrySearch();
  const form = useSaveForm<RuleValues, AdminSearchRule>({
    row: rule,
    toValues: toRuleValues,
    check: (values) => ({
      ...firstErrors(adminSearchEndpoints.save.body, toRuleBody(values), locale),
      ...(targetedKinds.includes(values.kind) && values.target === '' && { target: t('rule.targetMissing') }),
    }),
    send: (api, { values }, options) =>
      api.call(
        adminSearchEndpoints.save,
        { body: { ...toRuleBody(values), replaces: rule?.phrases ?? null } },
        options,
      ),
    done: onDone,
  });
  const { values, set } = form;
  const nameOf = (field: string) => t(`rule.fields.${field as keyof RuleValues}`);
  const field = (name: keyof RuleValues) => ({ ...form.field(name), label: nameOf(name) });
  const categoryNames = new Map(
    toCategoryOptions(categories, locale).map(({ value, label }) => [Number(value), label]),
  );
  const targets = {
    intent: searchIntents.map((value) => ({ value: value as string, label: t(`rule.intent.${value}`) })),
    attribute: searchAttributes.map((value) => ({
      value: value as string,
      label: t(`rule.attribute.${value}`),
    })),
    category: categories.map(({ id, slug }) => ({ value: slug, label: categoryNames.get(id) ?? slug })),
  };
  return (
    <Stack gap={16}>
      <SaveForm
        form={form}
        save={t(rule ? 'form.save' : 'rule.create')}
        nameOf={nameOf}
        {...(onCancel && { onCancel })}
      >
        <SelectField
          {...field('kind')}
          hint={t(`rule.hint.${values.kind as (typeof searchRuleKinds)[number]}`)}
          // Another kind is another rule.
          disabled={rule !== undefined}
          options={searchRuleKinds.map((kind) => ({ value: kind, label: t(`rule.kind.${kind}`) }))}
          onChange={(event) => {
            set('kind', event.target.value);
            set('target', '');
          }}
        />
        <TextArea {...field('phrases')} hint={t('rule.phrasesHint')} rows={5} required />
        {(values.kind === 'intent' || values.kind === 'attribute' || values.kind === 'category') && (
          <SelectField
            {...field('target')}
            options={[{ value: '', label: t('rule.choose') }, ...targets[values.kind]]}
            required
          />
        )}
        <TextField {...field('note')} limit={500} aside={t('form.optional')} />
      </SaveForm>
      <TextField
        label={t('rule.tryWith')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        suffix={
          <Button
            variant="quiet"
            size="s"
            busy={busy}
            looksDisabled={query.trim() === ''}
            onClick={() => query.trim() !== '' && void trySearch(query.trim(), [toRuleBody(values)])}
          >
            {t('searching.try')}
          </Button>
        }
      />
      {error && <FormError>{error}</FormError>}
      {tried && <TriedResult tried={tried} />}
    </Stack>
  );
};
