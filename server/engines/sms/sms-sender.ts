export interface SmsMessage {
  /** Vietnamese mobile number, 10 digits. */
  to: string;
  text: string;
  /** The one-time code inside the text. */
  code: string;
}

/** Takes a message on its way; rejects when the provider would not have it. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
