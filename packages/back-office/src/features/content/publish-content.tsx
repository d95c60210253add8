import { type AdminContent, adminContentEndpoints } from '@pasar/contract';
import { Checkbox } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Publishes the draft; of a text that people agree to it may ask everybody again. */
export const PublishContent = ({
  page: { slug, version, is_agreed_to },
  title,
}: {
  page: AdminContent;
  title: string;
}) => {
  const { t } = useTranslation('back-office');
  const [requests_consent, setAsks] = useState(false);
  return (
    <ReasonAction
      button={t('content.publish.button')}
      isMain
      title={t('content.publish.title', { title })}
      text={t('content.publish.text')}
      yes={t('content.publish.button')}
      reason={null}
      send={(api, _, options) =>
        api.call(adminContentEndpoints.publish, { body: { slug, version, requests_consent } }, options)
      }
    >
      {() =>
        is_agreed_to && (
          <Checkbox
            label={t('content.publish.ask')}
            checked={requests_consent}
            onChange={(event) => setAsks(event.target.checked)}
          />
        )
      }
    </ReasonAction>
  );
};
