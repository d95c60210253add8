import { type ChatSettings, chatLimits } from '@pasar/contract';
import { FormActions } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Card, IconButton, Stack, TextArea } from '@pasar/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noteStyle, templateStyle, titleStyle } from './chat-settings-form.styles.ts';
import { HoursFields } from './hours-fields.tsx';
import { useChatSettings } from './use-chat-settings.ts';

/** When the store answers, what it sends by itself, and the texts that it prepared. */
export const ChatSettingsForm = ({ settings }: { settings: ChatSettings }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const state = useChatSettings(settings);
  const { values, errors, change, changeTemplate, addTemplate, removeTemplate, submit } = state;
  const { templates } = values;
  return (
    <form
      ref={state.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={24}>
        <HoursFields state={state} />
        <Card padding="l">
          <Stack gap={16}>
            <h2 css={titleStyle}>{t('chatSettings.automatic')}</h2>
            <p css={noteStyle}>{t('chatSettings.automaticText')}</p>
            {(['greeting', 'away'] as const).map((name) => (
              <TextArea
                key={name}
                name={name}
                label={t(`chatSettings.${name}`)}
                hint={t(`chatSettings.${name}Hint`)}
                limit={chatLimits.templateLength}
                value={values[name]}
                error={errors[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            ))}
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap={16}>
            <h2 css={titleStyle}>
              {t('chatSettings.templates', {
                n: number(templates.length),
                max: number(chatLimits.templates),
              })}
            </h2>
            <p css={noteStyle}>{t('chatSettings.templatesText')}</p>
            {templates.map(({ key, text }, place) => (
              <div key={key} css={templateStyle}>
                <TextArea
                  name={`templates.${place}`}
                  label={t('chatSettings.template', { n: number(place + 1) })}
                  rows={2}
                  limit={chatLimits.templateLength}
                  value={text}
                  error={errors[`templates.${place}`]}
                  onChange={(event) => changeTemplate(key, event.target.value)}
                />
                <IconButton
                  label={t('chatSettings.remove', { n: number(place + 1) })}
                  icon={<Trash2 size={20} strokeWidth={1.9} aria-hidden="true" />}
                  onClick={() => removeTemplate(key)}
                />
              </div>
            ))}
            {templates.length < chatLimits.templates && (
              <div>
                <Button variant="secondary" size="s" onClick={addTemplate}>
                  {t('chatSettings.add')}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
        <FormActions>
          <Button type="submit" busy={state.busy} looksDisabled={!state.touched}>
            {t('chatSettings.save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
};
