import { type EmailMessage, renderEmail } from './email.ts';
import { type Send, sendBySmtp } from './send-emails.ts';

/** A mail of the server to those who run it. */
export interface OperatorsMail {
  to: string;
  subject: string;
  paragraphs: string[];
}

export const renderOperatorsMail = ({ to, subject, paragraphs }: OperatorsMail): EmailMessage =>
  renderEmail({ locale: 'id', to, subject, before: paragraphs, after: [] });

/** The sender of all mails. */
export const getMailSender = (publicUrl: string): string => `Pasar <no-reply@${new URL(publicUrl).hostname}>`;

/** Sends mails to operators without a database, past the queue; rejects when the mail server did not take one. */
export const sendMailBySmtp = (smtpUrl: string, publicUrl: string) => {
  const send: Send = sendBySmtp(smtpUrl, getMailSender(publicUrl));
  return (mail: OperatorsMail): Promise<void> => send(renderOperatorsMail(mail));
};
