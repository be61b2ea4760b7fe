/** Correct sentences that come close to what a rule looks for: none of them may be marked. */
export const TRAP_SENTENCES = `
The people watching TV in the next room are my cousins.
Are we watching the same programme tonight?
We saw them playing football behind the school.
I am walking there every day this week, because my bicycle is broken.
She is always losing her keys, and it drives me mad.
My brother is always complaining about the food.
You are constantly checking your phone during dinner.
Is he working late again this evening?
The man standing near the gate sells newspapers.
Students living far from the city need a dormitory.
I heard her singing in the kitchen every morning.
The girl we met is studying law in Hue.
While watching TV, we ate some fruit.
By walking there every day, he lost five kilos.
Every day she is waiting at the door when I come home.
What are you doing every Saturday this month?
They are building a new bridge, and every day it gets longer.
I usually walk to work, but today I am taking the bus.
This month I am getting up at six every day to prepare for the test.
It being a holiday, the bank was closed.
My parents, watching from the window, began to laugh.
With everybody talking at once, nobody understood the rule.
The number of people working from home is rising every year.
Prices are rising every year.
The city is becoming more crowded every year.
Her English is getting better every day.
More and more families are moving to the suburbs every year.
He is in charge of feeding the animals every day.
They keep watching the same film every Christmas.
We enjoy swimming in the river every summer.
I remember him telling jokes at every wedding.
Nobody likes him shouting at the children.
It was raining heavily and the children were playing inside.
I was walking there every day when I met her.
She will be teaching us every Monday next term.
They have been living here for ten years.
I am living with my aunt for the time being.
I am working here for the summer.
He is staying with us for two weeks in July.
We are leaving for three days tomorrow.
I have been working here since 2015.
She is crying, since her dog has died.
Since he is working tonight, we will eat without him.
Did you go to the market yesterday?
Did the teacher who went to Hue come back?
Did you know that she went home early?
Why did the man you saw leave?
My grandfather used to live in a village.
I am used to getting up early.
She got used to eating with chopsticks.
A knife is used to cut bread.
These machines are used to make paper.
He used to be used to noise.
The money is used to help poor families.
I want the book that you bought.
All I want is that you come home safely.
I want that one, please.
What they want that we lack is time.
She asked me not to go.
He told me to stop, so I don't go there any more.
I asked him to, but he didn't help.
He told everyone that he was ill.
He told me that the shop was closed.
She was told that the train was late.
I was the one who told that story.
She is as tall as her brother.
It is not as easy as it looks, but better than nothing.
As more people came than expected, we needed chairs.
Your answer is the same as mine.
We live in the same house with three other families.
Do the same with the other leg.
I came here to buy a new coat.
Thank you for helping me to move.
What is this for? To open bottles.
I wish I had a car.
I wish you a happy new year.
They wish to have a larger garden.
I wish I could swim.
We wish to be informed about the results.
Let's go to the beach.
Let's talk about the weather.
She has twenty years of experience.
We have ten years to solve this problem.
I am twenty years old.
In Vietnam, many people ride motorbikes.
The company in Hanoi has many offices.
What the city has in Vietnam has changed.
A school in my village has no library.
Life in Vietnam has changed a lot.
I like to eat noodles for breakfast.
People like me eat late.
Children like sweets, eat too many of them and feel sick.
The book which I bought is good, and it is cheap.
The film that we saw it with was terrible.
The house which stands near it is old.
The man whom I met yesterday knows her.
I do not know which it is.
There exist many problems.
If it exists, many people will want it.
My sister and I share a room.
He knows my friend and me well.
Between my friend and me there are no secrets.
It was my brother and me who broke it.
Both Nam and I are tired, and my cousin is hungry.
You and I have the same birthday.
As far as I am concerned, the plan is good.
As I am concerned about my health, I walk a lot.
First of all, the ticket is cheap.
First, able students should help the others.
I can't stand waiting in line.
He can't stand to lose a game.
This book is mine.
This species is rare.
This series has ten parts.
This news is wonderful.
These books are old.
This is a class for beginners.
This always happens on Mondays.
This means that prices fall.
This helps students to relax.
This makes us happy.
Does this work for parents as well?
What do you think about it?
How do you think this machine works?
How can you think of food now?
I always go by bus.
I am always at home in the evening.
She goes home, always by the same road.
We have always lived in this street.
Do you go often?
They travel often, because they are rich.
Both of us are happy.
Both of my parents work in a bank.
Have you ever been to Paris?
It is the best film that I have ever seen.
Nobody has ever climbed it.
If you have ever lived alone, you know this feeling.
This is the first time I have ever eaten snails.
Hardly anyone has ever complained.
An accident happened at night.
What has happened to your leg?
It was what happened next that surprised us.
I happened to be there.
The price is increasing every year.
There is an increase in prices every year.
The result is an increase in crime.
What he wants is increase without effort.
The main cause of accidents is speed.
The change is good for everyone.
The most important thing is practice.
His only fault is drink.
My hobby is reading books.
My dream is to become a doctor.
My plan is that we leave early.
All that we can do is wait.
The only thing she did was cry.
What you should do is read the question twice.
My favourite sport is swimming.
My first job was work in a hotel.
The museum is worth visiting.
It is worth a lot of money to visitors.
It would be worth your while to visit the museum.
He is afraid of dogs.
He was afraid, with good reason.
My brother is different from me.
It is different with children.
Things are different with a baby in the house.
I agree with your opinion.
They agreed to meet at noon.
She agreed to the plan.
He agreed to our proposal at once.
I was very surprised at the news.
It was a very big surprise.
It is of great interest to scientists.
The very surprise on her face made us laugh.
His interest in birds is well known.
It is very interesting.
Thank you for your help.
Thanks to your help, we finished early.
Thanks for coming.
I enjoyed it very much.
The very enjoyment of it was gone.
The very first visitor received flowers.
I had dinner with my family.
The my-space generation has grown up.
It depends on my family.
It all depends.
How much we pay depends, my father says, on the season.
It depends how long you stay.
It depends what you mean.
It depends whether the shop is open.
When I was a child, I lived in a village.
Since I was six, I have played the piano.
When she was child minister, she travelled a lot.
When I was young, we had no electricity.
He suggested going by train.
She suggested that we leave early.
The results suggest to many experts that the plan failed.
He has suggested to his boss that they close the shop.
The team are wearing new shirts.
The police are looking for a thief.
My family are coming for Tet.
Mathematics is her best subject.
The United States has fifty states.
Ten kilometres is too far for a child.
Bread and butter is all he eats.
Neither of them is right.
Either you or I am wrong.
There used to be a market here, and everybody knew it.
Not only does he sing, but he also dances.
Never have I seen such a crowd.
Had we known, we would have stayed.
Were I rich, I would travel.
The more you read, the more you know.
Ha Long, watching over its bay, is a proud city.
`;
