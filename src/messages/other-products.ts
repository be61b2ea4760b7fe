/** Said where a course is closed: whoever holds every other product needs to know which one opens it. */
export const OTHER_PRODUCTS = 'Các gói gia sư, hội thoại và phòng luyện nói AI không kèm khóa này.';
