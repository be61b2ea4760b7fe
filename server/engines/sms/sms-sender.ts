export interface SmsMessage {
  /** Vietnamese mobile number, 10 digits. */
  to: string;
  text: string;
  /** The one-time code inside the text; null in a message without one. */
  code: string | null;
}

/** Sends a message; rejects when the provider does not accept it. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
