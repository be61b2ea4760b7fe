import { href } from '#contract/href.ts';
import type { NextStep } from '#rules/today/next-step.ts';
import { clockTime } from '#rules/tutoring/lesson-time.ts';
import { TODAY } from '../messages/today.ts';
import type { Today } from './use-today.ts';

/** A step as it is offered: small words above its title, facts below it, and where its button leads. */
export interface StepWords {
  eyebrow: string;
  title: string;
  facts: string;
  action: string;
  to: string;
  /** What stands second, as a link. */
  second?: { words: string; to: string };
}

const W = TODAY.steps;

function ofWork(
  step: Extract<NextStep, { kind: 'recording' | 'exam' | 'class' | 'exercise' | 'talk' | 'cards' }>,
): StepWords {
  switch (step.kind) {
    case 'recording': {
      const { eyebrow, title, text: facts, action } = W.recording;
      return { eyebrow, title, facts, action, to: step.to };
    }
    case 'exam': {
      const { eyebrow, title, text, action } = W.exam;
      const { exam } = step;
      return { eyebrow, title: exam.title ?? title, facts: text(step.minutes), action, to: exam.to };
    }
    case 'class': {
      const { classId, className, title, startsAt } = step.meeting;
      const facts = W.class.at(clockTime(startsAt));
      return {
        eyebrow: className,
        title,
        facts,
        action: W.class.action,
        to: href('tutoringClass', { classId }),
      };
    }
    case 'exercise': {
      const { title, question, of, to, isElsewhere } = step.exercise;
      const left = TODAY.left(step.minutes);
      const { eyebrow, elsewhere, action } = W.exercise;
      return {
        eyebrow: isElsewhere ? elsewhere : eyebrow,
        title,
        facts: of === 0 ? left : `${TODAY.question(question, of)}, ${left}`,
        action,
        to,
      };
    }
    case 'talk': {
      const { eyebrow, action, elsewhere } = W.talk;
      const { title, place, to } = step.talk;
      if (place === null)
        return { eyebrow, title, action, facts: `${elsewhere}, ${TODAY.about(step.minutes)}`, to };
      const where = (place.by === 'part' ? TODAY.part : TODAY.question)(place.at, place.of);
      return { eyebrow, title, action, facts: `${where}, ${TODAY.left(step.minutes)}`, to };
    }
    case 'cards': {
      const { eyebrow, title, action } = W.cards;
      const facts = TODAY.takes(step.minutes);
      return { eyebrow, title: title(step.count), facts, action, to: href('notebook') };
    }
  }
}

function ofCourse(
  step: Exclude<NextStep, { kind: 'recording' | 'exam' | 'class' | 'exercise' | 'talk' | 'cards' }>,
): StepWords {
  switch (step.kind) {
    case 'lesson': {
      const { course, lesson, begun, minutes } = step;
      if (minutes === 0) {
        const { title, text, action } = W.nextLesson;
        const facts = text(lesson.title);
        return { eyebrow: course.name, title, facts, action, to: href('course', { id: course.id }) };
      }
      return {
        eyebrow: course.name,
        title: lesson.title,
        facts: `${TODAY.lesson(lesson.place, course.lesson_count)}, ${(begun ? TODAY.left : TODAY.about)(minutes)}`,
        action: begun ? W.lesson.resume : W.lesson.begin,
        to: href('lesson', { id: lesson.id }),
      };
    }
    case 'lesson-here': {
      const { eyebrow, text, action } = W.lessonHere;
      const { id, title, isDone } = step.lesson;
      return {
        eyebrow,
        title,
        facts: isDone ? W.lessonHere.again : text,
        action,
        to: href('lesson', { id }),
      };
    }
    case 'activate':
    case 'free-course': {
      const { eyebrow, text: facts, action } = step.kind === 'activate' ? W.activate : W.freeCourse;
      const { id, name: title } = step.course;
      return { eyebrow, title, facts, action, to: href('course', { id }) };
    }
    case 'placement':
      return {
        ...W.placement,
        facts: step.minutes === null ? '' : TODAY.takes(step.minutes),
        to: href('placementInstructions'),
      };
    case 'all-done': {
      const { eyebrow, title, text: facts, action } = W.allDone;
      return { eyebrow, title: title(step.course.name), facts, action, to: href('roadmap') };
    }
    case 'expired':
      // What can be begun now comes first, how to open the course again second.
      return {
        ...W.noCourse,
        facts: W.expired.text(step.course.name),
        to: href('trialClass'),
        second: { words: W.expired.renew, to: href('payments') },
      };
    case 'no-course':
      return { ...W.noCourse, facts: '', to: href('trialClass') };
  }
}

/** The words of a step, and of there being nothing on this device to decide it from. */
export function stepWords(step: Exclude<Today['step'], null>): StepWords {
  if (step === 'missing') return { ...W.unknown, facts: '', to: href('downloads') };
  switch (step.kind) {
    case 'recording':
    case 'exam':
    case 'class':
    case 'exercise':
    case 'talk':
    case 'cards':
      return ofWork(step);
    default:
      return ofCourse(step);
  }
}
