import { href } from '#contract/href.ts';
import type { StaffNotice } from '#server/db/schema-staff.ts';

const NOT_YOU = 'Không phải bạn làm? Bạn báo ngay cho người điều hành trung tâm nhé.';

/** What the owner of an account of staff is told: no code, no name and no number is in it. */
export const NOTICE_TEXTS: Readonly<Record<StaffNotice, string>> = {
  'recovery-codes': `Tài khoản của bạn vừa có bộ mã dự phòng mới, bộ cũ không dùng được nữa. ${NOT_YOU}`,
  'role-given': `Tài khoản của bạn vừa được trao hoặc đổi hạn quyền làm việc ở trung tâm. ${NOT_YOU}`,
  'role-ended': `Một quyền làm việc ở trung tâm của bạn vừa được thu hồi. ${NOT_YOU}`,
  'factor-set': `Tài khoản của bạn vừa bật mã xác thực. ${NOT_YOU}`,
  'factor-reset': `Mã xác thực của bạn vừa được đặt lại. Bạn bật lại ở lần mở bàn làm việc tới. ${NOT_YOU}`,
  'codes-locked':
    'Có người biết mật khẩu của bạn đã nhập sai mã xác thực nhiều lần. Bạn đặt lại mật khẩu ngay nhé; thiết bị bạn từng xác thực vẫn vào được.',
  'operator-asked':
    'Vừa có yêu cầu thêm người điều hành. Bạn mở bàn điều hành, mục Quyền điều hành, để đồng ý hoặc từ chối.',
};

/** The page that the notification opens. */
export const noticePage = (what: StaffNotice): string =>
  what === 'operator-asked' ? href('operatorDesk', { part: 'quyen' }) : href('staffSecurity');
