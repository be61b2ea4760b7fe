/** Vietnamese can hardly say two sentences without one of these. */
export const VIETNAMESE = /[ăâđêôơưạảãàáặẳẵằắậẩẫầấẹẻẽèéệểễềếịỉĩìíọỏõòóộổỗồốợởỡờớụủũùúựửữừứỵỷỹỳý]/i;

/** What would lead somewhere else. */
export const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|vn|io|info|xyz|me|ly)\b/i;
