import { message, type OnboardingFlow } from '@pasar/contract';
import { LocalLink, linkTo, overlay, session, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { Button, ButtonLink, Container } from '@pasar/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './onboarding.styles.ts';
import type { OnboardingState } from './onboarding-state-machine.ts';

const focusOn = (node: HTMLElement | null) => {
  if (!node) return;
  window.scrollTo(0, 0);
  node.focus({ preventScroll: true });
};

const words = {
  buyer: {
    success: ['buyer-setup.success.title', 'buyer-setup.success.body'],
    failed: ['buyer-setup.error', null],
  },
  merchant: {
    success: ['merchant-setup.success.title', 'merchant-setup.success.body'],
    failed: ['merchant-setup.error', null],
  },
} as const satisfies Record<OnboardingFlow, object>;

/** A merchant's success ends the session: what comes is read after the next login (SPEC 2 "Merchant setup"). */
const LeaveForLogin = () => {
  const { t } = useTranslation('auth');
  const navigate = useLocalNavigate();
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    await overlay.during(session.signOut());
    await navigate(linkTo('auth.login'));
  };
  return (
    <ButtonLink as={LocalLink} to={linkTo('auth.login')} onClick={leave}>
      {t('setup.ok')}
    </ButtonLink>
  );
};

const GoHome = () => {
  const { t } = useTranslation('auth');
  return (
    <ButtonLink as={LocalLink} to={linkTo('storefront.home')}>
      {t('setup.ok')}
    </ButtonLink>
  );
};

interface OutcomePanelProps {
  place: OnboardingState;
  onAgain(): void;
}

/** The result of an onboarding (SPEC 2, 8), with the OK button. A failed one preserves its input. */
export const ResultPanel = ({ place: { flow, status }, onAgain }: OutcomePanelProps) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const ended = status === 'success' ? 'success' : 'failed';
  const [title, body] = words[flow][ended];
  return (
    <Container>
      <div css={style.result}>
        <div css={[style.resultBadge, style.resultBadges[ended]]} aria-hidden="true" />
        <h1 css={style.resultTitle} tabIndex={-1} ref={focusOn}>
          {message(title, locale)}
        </h1>
        <p css={style.resultText}>{body ? message(body, locale) : t('setup.saved')}</p>
        {flow === 'merchant' && ended === 'success' && <LeaveForLogin />}
        {flow === 'merchant' && ended === 'failed' && <Button onClick={onAgain}>{t('setup.ok')}</Button>}
        {flow === 'buyer' && <GoHome />}
        {flow === 'buyer' && ended === 'failed' && (
          <Button variant="quiet" onClick={onAgain}>
            {t('setup.again')}
          </Button>
        )}
      </div>
    </Container>
  );
};
