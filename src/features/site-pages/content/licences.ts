/// <reference path="../licences.d.ts" />
import groups from 'virtual:licences';

/** One licence text with its packages. */
export type LicenceGroup = (typeof groups)[number];

/** The shipped packages by licence, the largest group first. */
export const LICENCE_GROUPS = groups;
