export interface SmsMessage {
  /** Vietnamese mobile number, 10 digits. */
  to: string;
  text: string;
  /** The one-time code inside the text. */
  code: string;
}

/** Sends a message; rejects when the provider does not accept it. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
