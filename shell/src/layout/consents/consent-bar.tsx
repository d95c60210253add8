import { type DueConsent, fillText, privacyEndpoints } from '@pasar/contract';
import {
  LocalLink,
  session,
  toast,
  useApi,
  useFormat,
  useLocale,
  useReportError,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import { Button, Container, TextLink } from '@pasar/ui';
import { barStyle, rowStyle } from './consent-bar.styles.ts';
import { consentMessages } from './consent-messages.ts';

/** A document has a new version: where it is, and the button that agrees to it. It stays until then. */
export const ConsentBar = ({ kind, version, since, path }: DueConsent) => {
  const words = consentMessages[useLocale()];
  const { date } = useFormat();
  const { user } = useSession();
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { message } = await api.call(privacyEndpoints.agree, { body: { kind, version } });
      session.update({ consents_due: user?.consents_due?.filter((due) => due.kind !== kind) });
      toast.success(message);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <section css={barStyle} aria-label={words.label}>
      <Container css={rowStyle}>
        <p>
          {fillText(words[kind], { date: date(since) })}{' '}
          <TextLink as={LocalLink} to={path}>
            {words.read}
          </TextLink>
        </p>
        <Button size="s" busy={busy} onClick={() => void submit()}>
          {words.agree}
        </Button>
      </Container>
    </section>
  );
};
