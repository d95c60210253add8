import type { AdminSearchRule, SearchRuleForm } from '@pasar/contract';

/** A rule has no number before staff change it: its kind and phrases name it. */
export const getRuleKey = ({ kind, phrases }: Pick<AdminSearchRule, 'kind' | 'phrases'>): string =>
  `${kind} ${phrases.join('|')}`;

/** The kinds whose phrases mean something that is named. */
export const targetedKinds: readonly string[] = ['intent', 'attribute', 'category'];

export const toRuleValues = (rule: AdminSearchRule | undefined) => ({
  kind: (rule?.kind ?? 'synonym') as string,
  phrases: rule?.phrases.join('\n') ?? '',
  target: rule?.target ?? '',
  note: rule?.note ?? '',
});
export type RuleValues = ReturnType<typeof toRuleValues>;

export const toRuleBody = (values: RuleValues): SearchRuleForm => ({
  kind: values.kind as SearchRuleForm['kind'],
  phrases: values.phrases
    .split('\n')
    .map((phrase) => phrase.trim())
    .filter(Boolean),
  target: targetedKinds.includes(values.kind) ? values.target : null,
  is_active: true,
  note: values.note,
});
