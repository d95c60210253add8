import { isApiError } from '@pasar/api-client';
import { questionLimits, type StoreQuestion, sellerQuestionEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Stack, TextArea } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './question-reply.styles.ts';

interface QuestionReplyFormProps {
  question: StoreQuestion;
  answered: (question: StoreQuestion) => void;
  close: () => void;
}

/** The store's answer; what the market refuses is explained at the field, and the text stays. */
export const QuestionReplyForm = ({ question: { id, answers }, answered, close }: QuestionReplyFormProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { maxLength } = questionLimits;
  const { field, form, refuse } = useForm({
    initial: { text: answers.find(({ side }) => side === 'seller')?.text ?? '' },
    check: ({ text }): Record<string, string> => {
      if (text.trim() === '') return { text: t('questions.needAnswer') };
      return text.trim().length > maxLength ? { text: t('questions.longAnswer', { n: maxLength }) } : {};
    },
    guard: true,
  });
  const { submit, busy } = useSubmit(async ({ text }: { text: string }) => {
    const body = { question_id: id, text };
    try {
      const { data, message } = await intent(body, (idempotencyKey) =>
        api.call(sellerQuestionEndpoints.answer, { body }, { idempotencyKey }),
      );
      toast.success(message);
      answered(data);
    } catch (failure) {
      const isRefused = isApiError(failure) && failure.kind === 'refused' && failure.code !== 401;
      if (!isRefused) return report(failure);
      refuse(failure.fields ?? { text: [failure.message] });
    }
  });
  return (
    <form {...form(submit)}>
      <Stack gap={12}>
        <TextArea
          {...field('text')}
          label={t('questions.yourAnswer')}
          hint={t('questions.hint')}
          rows={3}
          limit={maxLength}
          autoFocus
          required
        />
        <div css={style.buttons}>
          <Button variant="neutral" size="s" onClick={close}>
            {t('goBack')}
          </Button>
          <Button type="submit" size="s" busy={busy}>
            {t('questions.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
