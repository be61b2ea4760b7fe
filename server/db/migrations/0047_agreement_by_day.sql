ALTER TABLE "agreement_sums" RENAME COLUMN "month" TO "day";--> statement-breakpoint
ALTER TABLE "agreement_sums" DROP CONSTRAINT "agreement_sums_month_kind_criterion_pk";--> statement-breakpoint
ALTER TABLE "agreement_sums" ADD CONSTRAINT "agreement_sums_day_kind_criterion_pk" PRIMARY KEY("day","kind","criterion");--> statement-breakpoint
ALTER TABLE "agreement_sums" ADD COLUMN "lean" double precision DEFAULT 0 NOT NULL;