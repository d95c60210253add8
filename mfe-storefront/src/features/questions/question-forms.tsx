import { isApiError } from '@pasar/api-client';
import { type ProductQuestion, questionEndpoints, questionLimits } from '@pasar/contract';
import { toast, useApi, useForm, useReportError, useSession, useSubmit } from '@pasar/slice-kit';
import { Button, Inline, Stack, TextArea } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { signInRequired } from '../../shared/member-action/index.ts';
import { dropDraft, readDraft, saveDraft } from './question-draft.ts';

interface TextFormProps {
  initial: string;
  label: string;
  sendLabel: string;
  check: (text: string) => string | undefined;
  /** Resolves when the text was taken; every error leaves it in the field. */
  send: (text: string) => Promise<void>;
  /** Before somebody is led to the login. */
  keep?: (text: string) => void;
  close: () => void;
}

/** A text that everybody will read. What the market refuses is explained at the field. */
const TextForm = ({ initial, label, sendLabel, check, send, keep, close }: TextFormProps) => {
  const { t } = useTranslation('storefront');
  const report = useReportError();
  const { field, form, settle, refuse } = useForm({
    initial: { text: initial },
    check: ({ text }): Record<string, string> => {
      const wrong = check(text.trim());
      return wrong === undefined ? {} : { text: wrong };
    },
    guard: true,
  });
  const { submit, busy } = useSubmit(async (input: { text: string }) => {
    try {
      await send(input.text);
    } catch (failure) {
      if (!isApiError(failure) || failure.kind !== 'refused') return report(failure);
      if (failure.code !== 401) return refuse(failure.fields ?? { text: [failure.message] });
      keep?.(input.text);
      settle(input);
      report(failure);
    }
  });
  return (
    <form {...form(submit)}>
      <Stack gap={12}>
        <TextArea
          {...field('text')}
          label={label}
          hint={t('questions.hint')}
          limit={questionLimits.maxLength}
          rows={3}
          autoFocus
          required
        />
        <Inline gap={8}>
          <Button type="submit" size="s" busy={busy}>
            {sendLabel}
          </Button>
          <Button variant="neutral" size="s" onClick={close}>
            {t('questions.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
};

interface QuestionFormProps {
  productId: number;
  done: (question: ProductQuestion) => void;
  close: () => void;
}

/** Asks about the product; a visitor logs in first and finds the text again. */
export const QuestionForm = ({ productId, done, close }: QuestionFormProps) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const { user, signedIn } = useSession();
  const { minLength, maxLength } = questionLimits;
  const leave = () => {
    dropDraft(productId, user);
    close();
  };
  return (
    <TextForm
      initial={readDraft(productId, user)}
      label={t('questions.label')}
      sendLabel={t('questions.send')}
      check={(text) => {
        if (text.length < minLength) return t('questions.short', { n: minLength });
        return text.length > maxLength ? t('questions.long', { n: maxLength }) : undefined;
      }}
      send={async (text) => {
        if (!signedIn) throw signInRequired;
        const { data, message } = await api.call(questionEndpoints.ask, {
          body: { product_id: productId, text },
        });
        toast.success(message);
        dropDraft(productId, user);
        done(data);
      }}
      keep={(text) => saveDraft(productId, user, text)}
      close={leave}
    />
  );
};

interface ReplyFormProps {
  question: ProductQuestion;
  done: (question: ProductQuestion) => void;
  close: () => void;
}

/** Answers a question, or changes the own answer. */
export const ReplyForm = ({ question: { id, answers }, done, close }: ReplyFormProps) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const { maxLength } = questionLimits;
  return (
    <TextForm
      initial={answers.find(({ is_mine }) => is_mine)?.text ?? ''}
      label={t('questions.answerLabel')}
      sendLabel={t('questions.sendAnswer')}
      check={(text) => {
        if (text === '') return t('questions.needAnswer');
        return text.length > maxLength ? t('questions.longAnswer', { n: maxLength }) : undefined;
      }}
      send={async (text) => {
        const { data, message } = await api.call(questionEndpoints.answer, {
          body: { question_id: id, text },
        });
        toast.success(message);
        done(data);
      }}
      close={close}
    />
  );
};
