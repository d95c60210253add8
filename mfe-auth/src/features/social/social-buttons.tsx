import { socialProviders } from '@pasar/contract';
import { Button, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderMark } from './provider-mark.tsx';
import { providerNames } from './provider-names.ts';
import { orStyle, pairStyle, waysStyle } from './social-buttons.styles.ts';
import { useSocialStart } from './use-social-start.ts';

/** The two social ways in (SPEC 2): by an identity provider, and by a social network. */
export const SocialButtons = ({ purpose }: { purpose: 'login' | 'register' }) => {
  const { t } = useTranslation('auth');
  const { submit, busy } = useSocialStart();
  const [pressed, setPressed] = useState('');
  return (
    <Stack gap={16} css={waysStyle}>
      <p css={orStyle}>{t('social.or')}</p>
      <div css={pairStyle}>
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            variant="neutral"
            block
            icon={<ProviderMark provider={provider} />}
            busy={busy && pressed === provider}
            aria-label={t(`social.${purpose}`, { name: providerNames[provider] })}
            onClick={() => {
              setPressed(provider);
              void submit(provider);
            }}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
    </Stack>
  );
};
