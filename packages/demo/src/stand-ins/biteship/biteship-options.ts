export interface BiteshipOptions {
  key: string;
  /** What notifications carry in the header that the dashboard is set to send. */
  webhookSecret: string;
  /** Seconds between two steps of a courier that moves by itself; 0 waits for `/_control/scan`. */
  stepSeconds?: number;
}
