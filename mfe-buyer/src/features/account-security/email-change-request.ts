/** The requested address that waits for its code. */
export interface EmailChangeRequest {
  email: string;
  password: string;
  /** Seconds until the next code may be requested. */
  wait: number;
}
