/** Correct sentences of many kinds, written for this project: none of them may be marked. */
export const RIGHT_SENTENCES = `
Had the council listened to its residents, the bridge would never have been closed.
Not only does remote work save time, but it also lets parents see more of their children.
What worries economists most is not the rise in prices itself but how unevenly it is felt.
Rarely have so many households relied on a single source of income.
The fewer the barriers to entry, the more likely small firms are to thrive.
Were tuition fees abolished overnight, universities would struggle to pay their staff.
It is not the technology that isolates people but the way in which it is used.
Few would deny that clean water is a basic need, yet millions still go without it.
Critics argue that such a policy, however well intended, does little for those it claims to protect.
Whether or not one agrees with the verdict, the reasoning behind it deserves attention.
Having grown up in a fishing village, she understood the sea better than any textbook could teach.
The proposal, which was drafted in haste, left several questions unanswered.
Much of what we call talent is, in fact, the result of patient practice.
So rapid was the change that few companies managed to adapt in time.
The committee recommended that the school remain open until a new site be found.
It is vital that every child have access to a library.
Neither the teachers nor the head was aware of the decision.
The number of applicants has doubled, while a number of places have been cut.
One of the students who live near the station offered to help.
Everyone who has ever missed a train knows the feeling.
There is a great deal of evidence, some of it conflicting, on how sleep affects memory.
There are a number of reasons why people choose to leave.
Mathematics is a subject that many students find daunting at first.
Ten years is a long time to wait for an answer.
Two hours was not enough to finish the report.
The news is rarely as bad as it looks.
Physics and chemistry are taught in the same building.
The police are looking into the matter.
The United States has signed the treaty.
A few of my classmates work as interpreters.
Few students read the whole book, and fewer still understood it.
Little is known about how the custom began.
She made them an offer they could not refuse.
Let us suppose that every house had solar panels.
He helped his neighbours carry the boxes upstairs.
I saw the driver turn left and heard the brakes squeal.
The film made me laugh and my sister cry.
They would rather walk than wait for the bus.
You had better take an umbrella with you.
We are used to working late, but we used to work even later.
She is considered to be one of the finest violinists of her generation.
The bridge is said to have been built in a single winter.
He seems to have forgotten where he left his keys.
To be fair, the first attempt was hardly a failure.
The more people know about the risks, the better they can prepare.
If I were the mayor, I would close the centre to cars.
I wish it were easier to find a quiet place to read.
Should you need any help, please call the number below.
Only when the lights went out did we notice the stars.
Under no circumstances should children be left alone near the water.
Despite having little money, they travelled widely.
In spite of what the posters promised, the event was a disappointment.
Although small, the garden is full of colour.
Because of the storm, all flights were cancelled.
Since the factory closed, most families have moved away.
As far as I know, nobody has ever complained.
As long as the rules are clear, people tend to follow them.
Unless prices fall, young couples will go on renting.
No matter how hard they try, some learners feel they make no progress.
Once the paint has dried, a second coat can be applied.
The man whose car was stolen lives next door.
The house in which he was born is now a museum.
She explained to us why the experiment had failed.
He asked me where I had been and what I was doing.
Nobody could tell how the fire had started.
It depends on whether the weather holds.
What is needed is a change of attitude.
How a society treats its elderly says much about its values.
That the plan was flawed soon became clear.
Who is to blame remains an open question.
There was little to be gained by arguing.
The children, tired but happy, fell asleep in the back seat.
A knowledge of local customs is an advantage.
Some research suggests that short naps improve concentration.
Her advice was sound, and so was the evidence behind it.
The information we were given turned out to be wrong.
Equipment of this kind is expensive to repair.
Furniture that is made by hand lasts longer.
Traffic is heavier on Fridays than on any other day.
A lot of progress has been made in recent years.
Plenty of people manage without a car.
Most of the waste is burned rather than recycled.
Almost everyone I spoke to had the same complaint.
Most people would prefer to live closer to where they work.
Others, by contrast, see the change as an opportunity.
The other students were waiting outside.
Every other house on the street stood empty.
Another three weeks passed before the letter arrived.
She comes here every few months to see her aunt.
A 15-year-old girl won the competition.
He was only twenty years old when he wrote it.
An hour later, an honest answer was given by a university spokesman.
It was a one-off event in a European capital.
The report contains a useful summary and an unusual conclusion.
The internet has changed the way we shop, learn and make friends.
In the past, people wrote letters; today they send messages.
At the same time, we must not forget those who are left behind.
On the one hand, tourism brings income; on the other, it strains resources.
For this reason, many cities have banned plastic bags.
In other words, the cure may be worse than the disease.
By and large, the scheme has worked well.
To sum up, the benefits clearly outweigh the drawbacks.
Overall, sales rose sharply before levelling off in 2015.
The figure fell from 45 per cent to just under 30 per cent.
Between 1990 and 2010, the population of the region grew steadily.
In 2005, around 12 million people lived in the capital.
The chart illustrates how much households spent on food in four countries.
It can be seen that the proportion of elderly people is expected to rise.
Coffee exports peaked at 900 tonnes and then declined gradually.
There was a significant increase in the number of cyclists.
Oil remained the main source of energy throughout the period.
The two lines follow a broadly similar pattern.
Spending on health was twice as high as spending on defence.
The cost of living in the capital is far higher than in the provinces.
My grandmother, who is in her eighties, still grows her own vegetables.
When I was a child, my family could not afford a television.
Last summer I spent three weeks working on a farm.
Two years ago my cousin opened a small bakery, and it has done well ever since.
I have lived in the same flat since 2012.
We were about to leave when the phone rang.
By the time they arrived, the concert had already begun.
She has been learning the piano for six years.
He denies having taken the money and insists on seeing a lawyer.
They succeeded in reducing their costs by sharing an office.
I look forward to hearing from you.
It is worth remembering that not all progress is visible.
People who cycle to work tend to be healthier than those who drive.
Living in a big city has its drawbacks, but it also offers endless opportunities.
Learning a second language takes time, patience and a willingness to make mistakes.
Playing a musical instrument is a demanding but rewarding hobby.
Children raised in bilingual homes often switch between languages with ease.
Governments must weigh the interests of today's taxpayers against those of generations to come.
The economy is recovering, though economic growth remains slow.
Success depends less on talent than on persistence.
The effects of the drought affected farmers for years.
He lost his job, and with it his confidence.
She feels confident about the exam, whereas her brother is nervous.
The lecture was boring, so the audience soon became bored.
Its advantages are obvious; it's the cost that puts people off.
They left their coats over there because they're coming back.
The room was quite large and very quiet.
Everyday life has become more expensive, and it changes every day.
I would argue that, on balance, the advantages carry more weight.
Advertising aimed at children should, in my view, be strictly limited.
This essay will examine both sides before reaching a conclusion.
Those in favour of the ban point to the harm that sugar does.
Such measures, if carefully designed, can make a real difference.
A healthy diet and regular exercise go hand in hand.
The sooner we act, the less it will cost us.
Many a traveller has lost his way here.
He is said to speak six languages fluently.
The shop sells fresh bread, cheese and home-made jam.
You can reach the island by boat or by plane.
Make sure the door is locked before you leave.
The meeting has been put off until next Monday.
She married a doctor and moved to the countryside.
They discussed the plan, mentioned the cost and agreed on a date.
We listened to the radio while waiting for the bus.
I am interested in history and fairly good at drawing.
The lake is similar to the one in my hometown, only larger.
The most important thing is health, and the main advantage of the app is convenience.
For most investors the key is confidence; what they fear is danger.
Meeting people in person is better than writing to them.
Some say that the secret is success at school, others that it is luck.
Parents should spend a lot of time with their children, and my mother read to us every night.`;
