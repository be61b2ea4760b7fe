CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otps_expiry" ON "otps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recordings_unfinished" ON "recordings" USING btree ("created_at","id") WHERE "recordings"."blob_key" is null;--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");