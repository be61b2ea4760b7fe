import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { DeskClassDetail } from '#contract/operator-classes.ts';
import { CLASS_LEVELS, CLASS_LIMITS } from '#contract/tutoring.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { changeClass, makeClass } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import { teacherName } from '../model/teacher-name.ts';

interface ClassFormProps {
  /** Null: a new one. */
  of: DeskClassDetail | null;
  teachers: readonly { id: string; name: string }[];
  onClose: () => void;
}

const LEVELS = CLASS_LEVELS.map((level) => ({ code: String(level), name: CLASSES.levelOf(level) }));

/** Those who can be chosen, and the present one: who is no teacher any more is not taken away unseen. */
function teacherOptions(of: ClassFormProps['of'], teachers: ClassFormProps['teachers']) {
  const options = teachers.map(({ id, name }) => ({ code: id, name }));
  const present = of?.teacher;
  if (!present || options.some(({ code }) => code === present.id)) return options;
  return [{ code: present.id, name: teacherName(present) }, ...options];
}

const typedOf = (of: ClassFormProps['of']) => ({
  code: of?.code ?? '',
  name: of?.name ?? '',
  summary: of?.summary ?? '',
  level: String(of?.level ?? CLASS_LEVELS[0]),
  teacher: of?.teacher?.id ?? '',
  link: of?.meeting_link ?? '',
});

/** Makes a class, or changes what it is called, who teaches it and where it meets. */
export function ClassForm({ of, teachers, onClose }: ClassFormProps) {
  const [typed, setTyped] = useState(() => typedOf(of));
  const navigate = useNavigate();
  const change = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const save = useDeskAction({
    act: () => {
      const fields = {
        name: typed.name,
        summary: typed.summary,
        level: Number(typed.level),
        teacher_id: typed.teacher === '' ? null : typed.teacher,
        meeting_link: typed.link.trim() === '' ? null : typed.link,
      };
      return of ? changeClass(of.id, fields) : makeClass({ code: typed.code, ...fields });
    },
    done: () => (of ? CLASSES.changed : CLASSES.made),
  });
  const confirm = () =>
    save.mutate(undefined, {
      onSuccess: ({ id }) => {
        onClose();
        if (!of) void navigate(href('operatorDesk', { part: 'lop-hoc', id }));
      },
    });
  return (
    <ConfirmDialog
      title={of ? CLASSES.change : CLASSES.make}
      confirm={of ? DESK.save : CLASSES.make}
      cancel={DESK.cancel}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {save.isError && <Notice tone="error">{save.error.message}</Notice>}
      {!of && (
        <TextField
          label={CLASSES.code}
          maxLength={CLASS_LIMITS.code}
          value={typed.code}
          onChange={change('code')}
        />
      )}
      <TextField
        label={CLASSES.name}
        maxLength={CLASS_LIMITS.name}
        value={typed.name}
        onChange={change('name')}
      />
      <TextField
        label={CLASSES.summary}
        maxLength={CLASS_LIMITS.summary}
        value={typed.summary}
        onChange={change('summary')}
      />
      <SelectField label={CLASSES.level} value={typed.level} options={LEVELS} onChange={change('level')} />
      <SelectField
        label={CLASSES.teacher}
        empty={CLASSES.noTeacher}
        value={typed.teacher}
        options={teacherOptions(of, teachers)}
        onChange={change('teacher')}
      />
      <TextField
        label={CLASSES.link}
        hint={CLASSES.linkHint}
        type="url"
        maxLength={CLASS_LIMITS.link}
        value={typed.link}
        onChange={change('link')}
      />
    </ConfirmDialog>
  );
}
